import type { CDPSession, Page } from '@playwright/test';

type Tree = Awaited<ReturnType<typeof tree>>;
type Node = Tree[number];

/** One thing that a screen reader says, in the order of reading. */
export interface Spoken {
  depth: number;
  role: string;
  name: string;
  /** What is announced besides: a value, checked, expanded, required, invalid and so on. */
  states: string[];
  /** How urgently a change in it is announced: the value of the live region that it is in. */
  live: string;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function tree(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { nodes } = await (await session).send('Accessibility.getFullAXTree');
  return nodes;
}

const said = [
  'level',
  'checked',
  'pressed',
  'selected',
  'expanded',
  'disabled',
  'required',
  'invalid',
  'busy',
];

function statesOf({ properties = [], value, description }: Node): string[] {
  const states = properties
    .filter(
      ({ name, value: { value: held } }) =>
        said.includes(name) && held !== false && held !== 'false',
    )
    .map(({ name, value: { value: held } }) =>
      held === true || held === 'true' ? name : `${name}=${held}`,
    );
  return [
    ...(value?.value === undefined || value.value === '' ? [] : [`value=${value.value}`]),
    ...states,
    ...(description?.value ? [`(${description.value})`] : []),
  ];
}

/** Roles whose name is their content: what is in them is not said again. */
const namedByContent =
  /^(link|button|heading|checkbox|radio|option|tab|menuitem|treeitem|cell|columnheader|rowheader|DisclosureTriangle|switch)$/;
const silent =
  /^(generic|none|InlineTextBox|LineBreak|RootWebArea|paragraph|LayoutTable|LabelText)$/;

/** The page as it is read, from its accessibility tree. */
async function readAloud(page: Page): Promise<Spoken[]> {
  const nodes = await tree(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const spoken: Spoken[] = [];
  const read = (node: Node, depth: number, around: string): void => {
    const role = String(node.role?.value ?? 'none');
    const name = String(node.name?.value ?? '').trim();
    const own = node.properties?.find((property) => property.name === 'live')?.value.value;
    const live = own ? String(own) : around;
    const isSaid = !node.ignored && !silent.test(role) && (role !== 'StaticText' || name !== '');
    if (isSaid) spoken.push({ depth, role, name, states: statesOf(node), live });
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const isWhole = isSaid && namedByContent.test(role) && name !== '';
    for (const child of children) {
      if (isWhole && !hasOwnStop(child, byId)) continue;
      read(child, isSaid ? depth + 1 : depth, live);
    }
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) read(root, 0, 'off');
  return spoken;
}

/** Whether there is something in it that takes the focus by itself, such as a link in a cell. */
function hasOwnStop(node: Node, byId: ReadonlyMap<string, Node>): boolean {
  if (!node.ignored && /^(link|button|textbox|combobox|checkbox)$/.test(String(node.role?.value)))
    return true;
  return (node.childIds ?? []).some((id) => {
    const child = byId.get(id);
    return child !== undefined && hasOwnStop(child, byId);
  });
}

/** How a text is announced when it comes: polite, assertive, or off where no live region holds it. */
export async function liveOf(page: Page, words: string | RegExp): Promise<string[]> {
  const isIt = ({ name }: Spoken) =>
    typeof words === 'string' ? name.includes(words) : words.test(name);
  return (await readAloud(page)).filter(isIt).map(({ live }) => live);
}
