import { genCalc } from '@ant-design/cssinjs';

/** Stands for an older copy of the same calculation, which is compiled to ES5 and needs nine of Babel's helpers. */
export default genCalc;
