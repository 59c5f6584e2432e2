import cloneDeep from 'lodash/cloneDeep';
import merge from 'lodash/merge';
import set from 'lodash/set';

/** Stands for lodash-es where pro-components' forms ask for it: the portal has lodash, and needs no second copy. */
export { cloneDeep, merge, set };
