/** Stands for Babel's helper: every supported browser has it. */
export default Object.assign;
