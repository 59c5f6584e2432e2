/** Bodies of functions for the page. They find elements with Testing Library, as `found(target)`: the first that is drawn. */
export const lookUp = `
  const found = ({ by, role, name, within }) => {
    const root = within ? found(within) : document.body;
    if (!root) return null;
    const wanted = name?.source === undefined ? name : new RegExp(name.source);
    const query = TestingLibraryDom['queryAllBy' + by];
    const all = by === 'Role' ? query(root, role, wanted === undefined ? {} : { name: wanted }) : query(root, wanted);
    // What is in a closed <details> has a size.
    return all.find((one) => one.checkVisibility({ visibilityProperty: true })) ?? null;
  };`;

/**
 * Where the middle of an element is, once it stands still and nothing lies over it; else what is in the way. A press that then
 * lands elsewhere, as WebKit does not hold its place when something comes in above, gets no further and is told by `missed`.
 */
export const spot = `${lookUp}
  const element = found(args[0]);
  if (!element) return 'is not there';
  const frame = () => element.getBoundingClientRect();
  const middleOf = ({ x, y, width, height }) => [Math.round(x + width / 2), Math.round(y + height / 2)];
  const isOwn = (on) => on && (element.contains(on) || on.contains(element) || element.closest('label')?.contains(on) || [...(element.labels ?? [])].some((one) => one.contains(on)));
  const before = frame();
  await new Promise((done) => setTimeout(done, 60));
  const after = frame();
  if (before.x !== after.x || before.y !== after.y) return 'moves';
  if (element.disabled) return 'is disabled';
  // antd's popups, before their first frame and while they grow.
  if (element.closest('[class*="-slide-"], [class*="-zoom-"]')) return 'comes';
  const isGrowing = ({ effect }) => effect.target?.contains(element) && effect.getComputedTiming().endTime < Infinity;
  if (document.getAnimations().some((one) => one.playState === 'running' && isGrowing(one))) return 'grows';
  const on = document.elementFromPoint(...middleOf(after));
  if (!isOwn(on)) {
    element.scrollIntoView({ block: 'center' });
    return on ? 'lies under ' + on.outerHTML.slice(0, 120) : 'is out of sight';
  }
  window.isMissed = 'awaited';
  window.lastPress?.abort();
  const stop = window.lastPress = new AbortController();
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(kind, (event) => {
      if (kind === 'pointerdown') window.isMissed = !isOwn(event.target) || frame().x !== after.x || frame().y !== after.y;
      if (window.isMissed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (kind === 'mouseup') setTimeout(() => stop.abort());
    }, { capture: true, signal: stop.signal });
  }
  return middleOf(after);`;

/** Whether the press came to nothing. It may have led to another page, which knows nothing of it. */
export const missed = `
  for (let tries = 0; tries < 20 && window.isMissed === 'awaited'; tries += 1) await new Promise((done) => setTimeout(done, 50));
  return Boolean(window.isMissed);`;

/** Gives a file to the chooser of a button. */
export const give = `${lookUp}
  const input = found(args[0]).closest(':has(> input[type="file"])').querySelector('input[type="file"]');
  const chosen = new DataTransfer();
  chosen.items.add(new File([Uint8Array.from(atob(args[3]), (one) => one.charCodeAt(0))], args[1], { type: args[2] }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));`;

/** Whether the portal is there, and no skeleton is left on the screen or below it. */
export const progress = `
  if (document.readyState !== 'complete' || document.querySelector('#shell') || !document.querySelector('h1')) return 'starts';
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) { scrollTo(0, y); await new Promise((done) => setTimeout(done, 40)); }
  scrollTo(0, 0);
  await new Promise((done) => setTimeout(done, 40));
  return document.querySelector('[aria-busy="true"]') ? 'is busy' : 'is there';`;

/** Whether nothing comes any more: names, pictures. */
export const still = `
  const before = document.body.innerText;
  await new Promise((done) => setTimeout(done, 600));
  return before === document.body.innerText && [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');`;

/** What is wrong with the page that is open, a line each. */
export const faults = `
  const lines = [];
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (sideways > 0) lines.push('scrolls sideways by ' + sideways);
  const heads = [...document.querySelectorAll('h1')].filter((one) => one.getClientRects().length > 0).length;
  if (heads !== 1) lines.push(heads + ' h1');
  if (!window.axe) (0, eval)(args[0]);
  const smallIn = async (part) => (await axe.run(part, { runOnly: ['target-size'], elementRef: true })).violations.flatMap(({ nodes }) => nodes);
  for (const { html, element } of await smallIn(document)) {
    // What sticks to the window's foot may cover a control in part, until one scrolls.
    element.scrollIntoView({ block: 'center' });
    if ((await smallIn(element)).length > 0) lines.push('too small: ' + html);
  }
  return lines;`;
