/** A page that is shared. */
export interface Shared {
  title: string;
  /** The portal's path of it, without where the reader came from. */
  path: string;
  /** What stands below the title: unit, place, deadline. Empty ones are left out. */
  lines: readonly string[];
}
