export const dayFormat = 'YYYY-MM-DD';

/** A day of a range as text; undefined if there is none. */
export interface DayProps {
  /** Id of the field, for its label. */
  id: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onDay: (day: string | undefined) => void;
}
