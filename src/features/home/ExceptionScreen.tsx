import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import PageHead from '@/components/PageHead';
import Sentence from '@/components/Sentence';
import { useT } from '@/hooks/useT';

/** Greatest length of a message in characters, because anybody can write the query. */
const maxLength = 500;

/** The target of show type 9 (spec §8): shows the server's code and message from the query, as plain text. */
export default function ExceptionScreen() {
  const t = useT();
  const params = new URLSearchParams(useLocation().search);
  const code = params.get('errorCode')?.trim().slice(0, maxLength);
  const message = params.get('errorMessage')?.trim().slice(0, maxLength);
  return (
    <Flex vertical gap={24} style={{ maxWidth: 'var(--text-measure)', paddingBottom: 40 }}>
      <PageHead title={t('frame.exception.title')} />
      <p
        style={{ margin: 0, fontSize: 'var(--ant-font-size-lg)', whiteSpace: 'pre-line' }}
        lang={message ? 'zh-CN' : undefined}
      >
        {message || t('frame.exception.noMessage')}
      </p>
      {code && (
        <p className="quiet">
          <Sentence id="frame.exception.code" values={{ code }} />
        </p>
      )}
      <div>
        <ActionLink to="/home">{t('frame.notFound.home')}</ActionLink>
      </div>
    </Flex>
  );
}
