import type { Controls } from '../../controlProps';
import basicControls from '../basicControls';
import Photo from '../Photo';
import Upload from '../Upload';
import Categories from './Categories';
import CodeLookup from './CodeLookup';
import Day from './Day';
import NameLookup from './NameLookup';
import Region from './Region';
import Select from './Select';

const touchControls: Required<Controls> = {
  ...basicControls,
  number: basicControls.text,
  select: Select,
  date: Day,
  month: Day,
  lastMonth: Day,
  region: Region,
  regions: Region,
  categories: Categories,
  school: CodeLookup,
  major: CodeLookup,
  schoolName: NameLookup,
  majorName: NameLookup,
  file: Upload,
  image: Upload,
  attachment: Upload,
  photo: Photo,
};

/** The controls for fingers: the device's own pickers. */
export default touchControls;
