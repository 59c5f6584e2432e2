/** The oldest browsers that the portal supports (docs/decisions.md, Build and browsers). */
export const targets = { chrome: 100, edge: 100, safari: '15.4', ios: '15.4', firefox: 100 };

/** The same for esbuild. */
export const esbuildTargets = Object.entries(targets).map(([name, version]) => name + version);
