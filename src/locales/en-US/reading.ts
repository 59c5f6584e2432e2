import accessibility from './accessibility';
import activities from './activities';
import content from './content';
import enterprises from './enterprises';
import inApp from './inApp';
import list from './list';
import map from './map';
import month from './month';
import positions from './positions';
import share from './share';

/** The texts of public screens but the home page's (locales/textSets.ts). */
export default {
  ...accessibility,
  ...activities,
  ...content,
  ...enterprises,
  ...inApp,
  ...list,
  ...map,
  ...month,
  ...positions,
  ...share,
};
