import { genCalc } from '@ant-design/cssinjs';

/** Stands for the older copy of the same calculation, compiled to ES5 with nine of Babel's helpers. */
export default genCalc;
