import noop from 'lodash/noop';
import type { Control, Controls } from './controlProps';
import type { KnownFieldType } from './fieldSpec';

/** The controls for a mouse or for fingers, or those that both have in common, which suffice for signing in. */
export type ControlSet = 'basic' | 'mouse' | 'touch';

const sets: Record<ControlSet, () => Promise<{ default: Controls }>> = {
  basic: () => import(/* webpackChunkName: "controls-basic" */ './controls/basicControls'),
  mouse: () => import(/* webpackChunkName: "controls-mouse" */ './controls/mouse/mouseControls'),
  touch: () => import(/* webpackChunkName: "controls-touch" */ './controls/touch/touchControls'),
};

const loaded = new Map<ControlSet, Controls>();

/** Fetches the controls of a set. Rejects when their file does not load; the next call fetches it again. */
export async function loadControls(set: ControlSet): Promise<Controls> {
  const { default: controls } = await sets[set]();
  loaded.set(set, controls);
  return controls;
}

/** The controls of a set that are there already. */
export function loadedControls(set: ControlSet): Controls | undefined {
  return loaded.get(set);
}

/** Fetches the controls for the device's pointer before a form asks for them. The form says it when they do not load. */
export function fetchControls(): void {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  loadControls(isTouch ? 'touch' : 'mouse').catch(noop);
}

/** The control for a field's type; an unknown type renders as text. */
export function controlOf(controls: Controls, type: string): Control {
  const known = Object.hasOwn(controls, type) ? controls[type as KnownFieldType] : undefined;
  return known ?? controls.text;
}
