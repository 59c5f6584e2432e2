import { Button, ConfigProvider, Form } from 'antd';
import Tooltip from './noTip';

/** Stands for what ProFormList takes from antd: tips stand at its own icons, and the portal's rows have buttons with words. */
export { Button, ConfigProvider, Form, Tooltip };
