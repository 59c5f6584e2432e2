export const dayFormat = 'YYYY-MM-DD';

/** A day of a range as text; undefined if there is none. */
export interface DayProps {
  id: string;
  value: string | undefined;
  min?: string;
  max?: string;
  onDay: (day: string | undefined) => void;
}
