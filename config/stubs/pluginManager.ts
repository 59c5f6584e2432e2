/** A plugin of Umi's runtime: its hooks by their keys. */
type Hooks = Record<string, unknown>;
type Fn = (...args: unknown[]) => unknown;

interface Options {
  plugins: { apply: Hooks }[];
  validKeys: string[];
}

interface Call {
  /** The key of a hook, or of a member of its value: `locale.getLocale`. */
  key: string;
  /** compose, modify or event. */
  type: string;
  initialValue?: unknown;
  args?: unknown;
  async?: boolean;
}

export const ApplyPluginsType = { compose: 'compose', modify: 'modify', event: 'event' } as const;

function isFunction(hook: unknown): hook is Fn {
  return typeof hook === 'function';
}

function memberOf(hook: unknown, path: string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Hooks | null | undefined)?.[name], hook);
}

/**
 * Stands for Umi's plugin manager, which is published as ES5 and brings Babel's regenerator and twelve of its helpers
 * into the entry. It has the same calls, results and order. An unknown hook is already refused while building.
 */
export class PluginManager {
  private readonly hooks = new Map<string, unknown[]>();

  static create({ plugins }: Options): PluginManager {
    const manager = new PluginManager();
    for (const plugin of plugins) manager.register(plugin);
    return manager;
  }

  register({ apply }: { apply: Hooks }): void {
    for (const [key, hook] of Object.entries(apply)) {
      this.hooks.set(key, [...(this.hooks.get(key) ?? []), hook]);
    }
  }

  getHooks(keyWithDot: string): unknown[] {
    const [key = '', ...path] = keyWithDot.split('.');
    const hooks = this.hooks.get(key) ?? [];
    return path.length > 0 ? hooks.map((hook) => memberOf(hook, path)).filter(Boolean) : hooks;
  }

  applyPlugins({ key, type, initialValue, args, async }: Call): unknown {
    const hooks = this.getHooks(key);
    if (type === 'event') return this.tell(hooks, args, async);
    if (type === 'compose') {
      // A later hook wraps the earlier ones.
      const run = hooks
        .filter(isFunction)
        .reduce((inner, hook) => () => hook(inner, args), initialValue as Fn);
      return () => run();
    }
    if (async) return this.change(hooks, initialValue, args);
    return hooks.reduce(
      (memo, hook) =>
        isFunction(hook) ? hook(memo, args) : { ...(memo as object), ...(hook as object) },
      initialValue,
    );
  }

  private async change(hooks: unknown[], initialValue: unknown, args: unknown): Promise<unknown> {
    let memo = await initialValue;
    for (const hook of hooks) {
      memo = isFunction(hook)
        ? await hook(memo, args)
        : { ...(memo as object), ...((await hook) as object) };
    }
    return memo;
  }

  private async tell(hooks: unknown[], args: unknown, isAwaited?: boolean): Promise<void> {
    for (const hook of hooks) {
      const answer = (hook as Fn)(args);
      if (isAwaited) await answer;
    }
  }
}
