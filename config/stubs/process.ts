/** Stands for Node's process: packages only ask which environment it is, and that is known while building. */
export const env = {};
