import type { Controls } from '../../controlProps';
import basicControls from '../basicControls';
import Photo from '../Photo';
import Upload from '../Upload';
import Categories from './Categories';
import CodeLookup from './CodeLookup';
import DatePicker from './DatePicker';
import Digit from './Digit';
import NameLookup from './NameLookup';
import Region from './Region';
import Select from './Select';

const mouseControls: Required<Controls> = {
  ...basicControls,
  number: Digit,
  select: Select,
  date: DatePicker,
  month: DatePicker,
  lastMonth: DatePicker,
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

/** The controls for a mouse: antd's. */
export default mouseControls;
