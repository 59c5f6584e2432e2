import type { Controls } from '../controlProps';
import Agreement from './Agreement';
import Captcha from './Captcha';
import CheckboxGroup from './CheckboxGroup';
import Code from './Code';
import Password from './Password';
import RadioGroup from './RadioGroup';
import Text from './Text';
import TextArea from './TextArea';

const basicControls = {
  text: Text,
  mobile: Text,
  email: Text,
  idNumber: Text,
  loginName: Text,
  textarea: TextArea,
  password: Password,
  code: Code,
  captcha: Captcha,
  radio: RadioGroup,
  checkbox: CheckboxGroup,
  boolean: RadioGroup,
  agreement: Agreement,
} satisfies Controls;

/** The controls that are the same for a mouse and for fingers, and need no list or calendar. */
export default basicControls;
