type Name = string | RegExp;

/** An element as a person finds it: by its role and name, by its label, or by its text. */
export interface Target {
  by: 'Role' | 'LabelText' | 'Text';
  role?: string;
  name?: Name;
  within?: Target;
}

export const role = (name: string, label?: Name, within?: Target): Target => ({
  by: 'Role',
  role: name,
  name: label,
  within,
});
export const label = (name: Name, within?: Target): Target => ({ by: 'LabelText', name, within });
export const text = (name: Name, within?: Target): Target => ({ by: 'Text', name, within });

/** As it is sent to the page. */
export const portable = (target: Target): unknown => ({
  ...target,
  name: target.name instanceof RegExp ? { source: target.name.source } : target.name,
  within: target.within && portable(target.within),
});

/** As it is told in a failure. */
export function named({ by, role: wanted, name, within }: Target): string {
  const own = [wanted ?? by, name].filter(Boolean).join(' ');
  return within ? `${own} in ${named(within)}` : own;
}
