import activities from './activities';
import content from './content';
import enterprises from './enterprises';
import list from './list';
import month from './month';
import positions from './positions';
import share from './share';

/** The texts of public screens but the home page's (locales/textSets.ts). */
export default {
  ...activities,
  ...content,
  ...enterprises,
  ...list,
  ...month,
  ...positions,
  ...share,
};
