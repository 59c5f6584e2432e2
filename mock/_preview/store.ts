/** The state of one preview space; each part of the mock keeps its own slice. */
export interface PreviewStore {
  /** Value of the cookie `preview_space`, `default` without it. */
  readonly space: string;
  /** The mutable state called `name`, made by `initial` at first use. Plain data only: it outlives module reloads. */
  slice<T extends object>(name: string, initial: () => T): T;
  /** Drops every slice, so that the next read seeds anew. */
  reset(): void;
}

type Slices = Map<string, object>;

/** Enough for a long test run; the space unused for longest goes first. */
const MAX_SPACES = 300;

// Umi re-evaluates mock modules after each edit, so the state may not live in one of them.
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
    if (all.size <= MAX_SPACES) {
      break;
    }
    all.delete(oldest);
  }
  return slices;
}

/** The store of a preview space. Source: product decisions, Preview (`preview_space`). */
export function storeOf(space: string): PreviewStore {
  const slices = slicesOf(space);
  return {
    space,
    slice<T extends object>(name: string, initial: () => T): T {
      const known = slices.get(name);
      if (known) {
        return known as T;
      }
      const made = initial();
      slices.set(name, made);
      return made;
    },
    reset: () => slices.clear(),
  };
}
