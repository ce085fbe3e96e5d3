import { Content, withBase } from 'vitepress';
import { h, onBeforeUnmount, onMounted, ref } from 'vue';

/** The page of the playground, whose files are built apart from the site and loaded when somebody opens it. */
export const PlaygroundPage = {
  name: 'PlaygroundPage',
  setup() {
    /** @type {import('vue').Ref<HTMLElement | undefined>} */
    const place = ref();
    let isOpen = true;
    let remove = () => {};
    onMounted(async () => {
      const { mountPlayground } = await import(/* @vite-ignore */ withBase('/playground/playground.js'));
      // Somebody may have gone on meanwhile.
      if (!isOpen || place.value === undefined) return;
      const rulePage = (/** @type {string} */ rule) => withBase(`/rules/${rule}.html`);
      remove = mountPlayground(place.value, { rulePage });
    });
    onBeforeUnmount(() => {
      isOpen = false;
      remove();
    });
    return () =>
      h('main', { class: 'playground-page' }, [
        h('div', { class: 'vp-doc' }, h(Content)),
        h('div', { ref: place, class: 'playground-place' }),
      ]);
  },
};
