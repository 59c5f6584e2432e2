import { Typography } from 'antd';
import type { Message } from '../outbox';
import { timeOf } from './api';
import StaffTable from './StaffTable';
import { useConsole } from './useConsole';

/** The codes and messages "sent" by SMS and e-mail, newest first. */
export default function Outbox() {
  const { state } = useConsole();
  return (
    <StaffTable<Message>
      rowKey={({ at, to, text }) => at + to + text}
      dataSource={state.outbox}
      locale={{ emptyText: '还没有发出的短信或邮件：在门户里获取验证码后会出现在这里' }}
      columns={[
        { title: '时间', render: (_, one) => timeOf(one.at) },
        { title: '收件人', dataIndex: 'to' },
        { title: '方式', render: (_, one) => (one.channel === 'sms' ? '短信' : '邮件') },
        {
          title: '验证码',
          render: (_, one) =>
            one.code ? <Typography.Text copyable>{one.code}</Typography.Text> : '—',
        },
        { title: '内容', dataIndex: 'text' },
      ]}
    />
  );
}
