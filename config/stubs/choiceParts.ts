import { Checkbox, ConfigProvider, Form, Radio, theme } from 'antd';
import Spin from './unusedPart';

/** Stands for what fields of choices take from antd: they spin while a `request` of theirs runs, and the portal hands in none. */
export { Checkbox, ConfigProvider, Form, Radio, Spin, theme };
