import { Form } from 'antd';
import Popover from './unusedPart';

/** Stands for what ProFormText takes from antd: its Popover is ProFormText.Password's, which the portal does not use. */
export { Form, Popover };
