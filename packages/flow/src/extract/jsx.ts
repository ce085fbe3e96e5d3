import type ts from 'typescript';
import type { NodeId } from '../facts/node-facts.ts';
import { CLEAN } from '../facts/node-facts.ts';
import { evaluate } from './expressions.ts';
import type { FileExtraction } from './file-extraction.ts';
import { COPY } from './file-extraction.ts';
import { locate, store } from './storage.ts';

/** An element with its attributes, in either notation. */
type JsxTag = ts.JsxSelfClosingElement | ts.JsxOpeningElement;

/** `<Reply text={text} />`: a call of the component with its properties; elements of the page are walked only. */
export function evaluateJsx(
  extraction: FileExtraction,
  element: ts.JsxElement | ts.JsxSelfClosingElement,
): NodeId {
  const { compiler, builder, symbols } = extraction;
  const tag: JsxTag = compiler.isJsxElement(element) ? element.openingElement : element;
  const properties = evaluateProperties(
    extraction,
    tag,
    compiler.isJsxElement(element) ? element.children : [],
  );
  const { tagName } = tag;
  const isComponent = compiler.isPropertyAccessExpression(tagName) || /^[A-Z]/.test(tagName.getText());
  if (!isComponent || properties === CLEAN) return CLEAN;
  // Only names and property accesses reach this point; both are expressions.
  const component = tagName as ts.Identifier | ts.PropertyAccessExpression;
  const resolution = symbols.resolveCallee(component);
  if (resolution?.kind !== 'project') provide(extraction, tag, component, properties);
  builder.calls.push({
    owner: extraction.frame.index,
    result: extraction.node(tag),
    callee: evaluate(extraction, component),
    targets: resolution?.kind === 'project' ? resolution.names : [],
    receiver: CLEAN,
    receiverOut: CLEAN,
    arguments: [{ node: properties, out: CLEAN, spread: false }],
    thrown: extraction.frame.handler,
  });
  return CLEAN;
}

/** `<>…</>`: its children are walked. */
export function evaluateFragment(extraction: FileExtraction, fragment: ts.JsxFragment): NodeId {
  for (const child of fragment.children) evaluateChild(extraction, child);
  return CLEAN;
}

/** `<Notes.Provider value={notes}>`, or `<Notes value={notes}>`: the context holds the value from here on. */
function provide(
  extraction: FileExtraction,
  tag: JsxTag,
  component: ts.Identifier | ts.PropertyAccessExpression,
  properties: NodeId,
): void {
  const { compiler } = extraction;
  const isProvider = compiler.isPropertyAccessExpression(component) && component.name.text === 'Provider';
  const place = locate(extraction, isProvider ? component.expression : component);
  if (place === undefined) return;
  const value = extraction.derived(tag, properties, { kind: 'read', name: 'value' });
  store(extraction, { variable: place.variable, path: [...place.path, '%provided'] }, value, tag, false);
}

function evaluateProperties(
  extraction: FileExtraction,
  tag: JsxTag,
  children: readonly ts.JsxChild[],
): NodeId {
  const { compiler, builder } = extraction;
  const node = extraction.node(tag);
  const values = tag.attributes.properties.map((attribute) => {
    if (compiler.isJsxSpreadAttribute(attribute)) {
      const spread = evaluate(extraction, attribute.expression);
      builder.edge(spread, node, COPY);
      return spread;
    }
    const value = evaluateInitializer(extraction, attribute.initializer);
    builder.edge(value, node, { kind: 'write', path: [attribute.name.getText()] });
    return value;
  });
  for (const child of children) {
    const value = evaluateChild(extraction, child);
    builder.edge(value, node, { kind: 'write', path: ['children'] });
    values.push(value);
  }
  return values.some((value) => value !== CLEAN) ? node : CLEAN;
}

function evaluateInitializer(
  extraction: FileExtraction,
  initializer: ts.JsxAttributeValue | undefined,
): NodeId {
  const { compiler } = extraction;
  if (initializer === undefined || compiler.isStringLiteral(initializer)) return CLEAN;
  if (!compiler.isJsxExpression(initializer)) return evaluate(extraction, initializer);
  return initializer.expression === undefined ? CLEAN : evaluate(extraction, initializer.expression);
}

function evaluateChild(extraction: FileExtraction, child: ts.JsxChild): NodeId {
  const { compiler } = extraction;
  const isElement =
    compiler.isJsxElement(child) || compiler.isJsxSelfClosingElement(child) || compiler.isJsxFragment(child);
  if (isElement) return evaluate(extraction, child);
  if (!compiler.isJsxExpression(child) || child.expression === undefined) return CLEAN;
  return evaluate(extraction, child.expression);
}
