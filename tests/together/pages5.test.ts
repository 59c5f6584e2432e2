import '../helpers/noCropping';
import '../helpers/renderRoute';
import { together } from './together';

together('pages', 5);
