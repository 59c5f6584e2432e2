import { builtInValues, type SiteValues } from '../../config/siteValues';
import { ownValues } from './pageValues';

/** Of the office hours, only those of this place are shown: none in English where operations have set the Chinese ones alone. */
const hoursEn = ownValues.hours ? '' : builtInValues.hoursEn;

/** The facts of this place: name, footer, server root. */
export const siteValues: SiteValues = { ...builtInValues, hoursEn, ...ownValues };
