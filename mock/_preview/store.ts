import { asSeeded, daysOf, type Present } from './clock';

/** The state of one preview space; each part of the preview server has its own slice. */
export interface PreviewStore {
  /** Value of the cookie `preview_space`, `default` without it. */
  readonly space: string;
  /** The mutable state called `name`, made by `initial` at first use. Plain data only: it outlives module reloads. */
  slice<T extends object>(name: string, initial: () => T): T;
  /** Removes all slices; the next read seeds them again. */
  reset(): void;
}

type Slices = Map<string, object>;

/** Enough for a long test run; when there are more, the space unused for the longest time is removed. */
const maxSpaces = 300;

// Umi loads mock modules again after each edit, so the state is kept on globalThis.
const holder = globalThis as typeof globalThis & { zhengchengPreview?: Map<string, Slices> };

function spaces(): Map<string, Slices> {
  holder.zhengchengPreview ??= new Map();
  return holder.zhengchengPreview;
}

function slicesOf(space: string): Slices {
  const all = spaces();
  const slices = all.get(space) ?? new Map<string, object>();
  all.delete(space);
  all.set(space, slices);
  for (const oldest of all.keys()) {
    if (all.size <= maxSpaces) {
      break;
    }
    all.delete(oldest);
  }
  return slices;
}

/** The store of a preview space (docs/product.md, Preview: `preview_space`). */
export function storeOf(space: string): PreviewStore {
  const slices = slicesOf(space);
  return {
    space,
    slice<T extends object>(name: string, initial: () => T): T {
      const known = slices.get(name);
      if (known) {
        return known as T;
      }
      const made = asSeeded(initial);
      slices.set(name, made);
      return made;
    },
    reset: () => slices.clear(),
  };
}

/** Removes all spaces, for a test that follows another. */
export function removeSpaces(): void {
  spaces().clear();
}

/** States that staff chose, by id of the position or activity. */
export function forcedStates(store: PreviewStore): Record<string, string> {
  return store.slice('forcedStates', () => ({}));
}

/** What staff have set for a call: the day by its cookie, states by its space. */
export function presentOf(cookies: Readonly<Record<string, string>>): Present {
  const store = storeOf(cookies.preview_space || 'default');
  return { daysOn: daysOf(cookies.preview_days), states: forcedStates(store) };
}
