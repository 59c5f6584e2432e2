import activities from './activities';
import common from './common';
import content from './content';
import enterprises from './enterprises';
import frame from './frame';
import home from './home';
import list from './list';
import month from './month';
import positions from './positions';
import share from './share';

/** The texts of public screens, loaded together with the start-up call (locales/load.ts). */
export default {
  ...activities,
  ...common,
  ...content,
  ...share,
  ...enterprises,
  ...frame,
  ...home,
  ...list,
  ...month,
  ...positions,
};
