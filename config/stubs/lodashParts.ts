import merge from 'lodash/merge';

/** Stands for lodash-es where pro-components' forms ask for it: the portal has lodash, and needs no second copy. */
export { merge };
