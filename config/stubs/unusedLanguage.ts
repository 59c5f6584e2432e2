/** Stands for the words of pro-components in languages that the portal does not speak. */
export default {};
