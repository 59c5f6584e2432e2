import { ConfigProvider, Form } from 'antd';
import Spin from './unusedPart';

/** Stands for what ProForm takes from antd: it spins while its `request` runs, and the portal hands in its values. */
export { ConfigProvider, Form, Spin };
