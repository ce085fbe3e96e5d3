// Filters and folds the findings. Everything can be read without this script; it only hides and shows.
(() => {
  const form = document.getElementById('filters');
  if (!(form instanceof HTMLFormElement)) return;

  const shown = document.getElementById('shown');
  const noMatch = document.getElementById('no-match');
  const fold = document.getElementById('fold');
  const findings = [...document.querySelectorAll('details.finding')];
  const links = new Map(
    [...document.querySelectorAll('.index a')].map((link) => [link.getAttribute('href'), link]),
  );

  const chosen = (name) => form.elements.namedItem(name).value;

  const matches = ({ dataset }) =>
    [
      ['rule', [dataset.rule]],
      ['status', [dataset.status]],
      ['sdk', dataset.sdks.split(' ')],
    ].every(([name, values]) => chosen(name) === '' || values.includes(chosen(name)));

  function filter() {
    let count = 0;
    for (const finding of findings) {
      const isShown = matches(finding);
      finding.hidden = !isShown;
      const entry = links.get(`#${finding.id}`)?.parentElement;
      if (entry) entry.hidden = !isShown;
      if (isShown) count += 1;
    }
    for (const group of document.querySelectorAll('.group, .index-group')) {
      group.hidden = !group.querySelector('details.finding:not([hidden]), li:not([hidden]) > a');
    }
    const total = findings.length;
    shown.value = `Showing ${count} of ${total} finding${total === 1 ? '' : 's'}`;
    noMatch.hidden = count > 0;
  }

  function nameFold() {
    const isAnyOpen = findings.some(({ open }) => open);
    fold.textContent = isAnyOpen ? fold.dataset.collapse : fold.dataset.expand;
  }

  function setOpen(isOpen) {
    for (const finding of findings) finding.open = isOpen;
  }

  /** A link to a finding shows it, folded or filtered away as it may be. */
  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const finding = target?.closest('details.finding');
    if (!finding) return;
    if (finding.hidden) {
      form.reset();
      filter();
    }
    finding.open = true;
    finding.scrollIntoView();
  }

  form.addEventListener('change', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The event comes before the choices go back.
  form.addEventListener('reset', () => setTimeout(filter));
  fold.addEventListener('click', () => {
    setOpen(!findings.some(({ open }) => open));
    nameFold();
  });
  document.addEventListener('toggle', nameFold, { capture: true });
  addEventListener('hashchange', reveal);

  // On paper nothing can be unfolded.
  const foldable = [...document.querySelectorAll('main details')];
  let folded = [];
  addEventListener('beforeprint', () => {
    folded = foldable.filter(({ open }) => !open);
    for (const details of folded) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of folded) details.open = false;
  });

  // The first flow tells what is wrong; the others are there for who asks.
  for (const source of document.querySelectorAll('details.other-source')) source.open = false;

  form.hidden = false;
  filter();
  reveal();
})();
