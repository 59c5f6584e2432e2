/** One of the values that a `ChoiceSelect` offers. */
export interface Choice<T extends string = string> {
  value: T;
  label: string;
  /** The label's language where it is not the page's. */
  lang?: string;
}

export interface SelectProps {
  /** Id of the control, for its label. */
  id?: string;
  /** Name of a control without a visible label. */
  'aria-label'?: string;
  value: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}
