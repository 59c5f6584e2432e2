/** A step that could not be done, with its reason. It is reported as not checked, never as passed. */
export class NotChecked extends Error {}
