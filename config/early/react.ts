/**
 * Stands in for React in the page's script (src/early/content): a component is called once and gives DOM at once. What
 * it makes is only looked at until the portal draws the same component itself, so nothing listens and nothing changes.
 */
type Component = (props: Props) => Child;
type Child = Node | string | number | boolean | null | undefined | readonly Child[];
interface Props {
  children?: Child;
  [name: string]: unknown;
}

/** Names that differ between React and the attributes of HTML. */
const attributes: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

function append(parent: Node, child: Child): void {
  if (child instanceof Node) parent.appendChild(child);
  else if (typeof child === 'object') for (const one of child ?? []) append(parent, one);
  else if (typeof child === 'string' || typeof child === 'number') {
    parent.appendChild(document.createTextNode(String(child)));
  }
}

const unitless = /^(?:flex|fontWeight|lineHeight|opacity|order|zIndex)/;

/** Like React, a length given as a number is in pixels. */
function setStyle(element: HTMLElement, styles: object): void {
  for (const [name, value] of Object.entries(styles)) {
    const isLength = typeof value === 'number' && !unitless.test(name);
    Object.assign(element.style, { [name]: isLength ? `${value}px` : value });
  }
}

function setAttribute(element: HTMLElement, name: string, value: unknown): void {
  if (name === 'style') setStyle(element, value as object);
  else if (typeof value === 'string' || typeof value === 'number') {
    element.setAttribute(attributes[name] ?? name, String(value));
  } else if (typeof value === 'boolean' && (value || /^(?:aria|data)-/.test(name))) {
    element.setAttribute(name, /^(?:aria|data)-/.test(name) ? String(value) : '');
  }
}

export function Fragment({ children }: Props): Node {
  const fragment = document.createDocumentFragment();
  append(fragment, children);
  return fragment;
}

/** What JSX compiles to. */
export function jsx(type: string | Component, { children, ...props }: Props): Node {
  if (typeof type !== 'string') return Fragment({ children: type({ children, ...props }) });
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value);
  append(element, children);
  return element;
}

export const jsxs = (type: string | Component, props: Props) => jsx(type, props);
export const createElement = (type: string | Component, props: Props) => jsx(type, props);

export const useId = () => '';
export const useRef = (current?: unknown) => ({ current });
export const useEffect = () => undefined;
export const useState = <T>(first: T | (() => T)) => [
  first instanceof Function ? first() : first,
  () => undefined,
];
export const useCallback = <T>(value: T) => value;
export const useMemo = <T>(make: () => T) => make();
export const useSyncExternalStore = <T>(_subscribe: unknown, read: () => T) => read();
