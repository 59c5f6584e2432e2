import common from './common';
import frame from './frame';
import home from './home';
import homeParts from './homeParts';

/** The texts of the frame and the home page, loaded together with the start-up call (locales/load.ts). */
export default { ...common, ...frame, ...home, ...homeParts };
