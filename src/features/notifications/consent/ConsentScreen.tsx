import { Flex } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import { DeadlineText } from '@/components/Deadline';
import Facts from '@/components/Facts';
import PageHead from '@/components/PageHead';
import SkeletonLines from '@/components/SkeletonLines';
import { useT } from '@/hooks/useT';
import type { BackgroundConsent } from '@/services/types';
import ConsentAnswer from './ConsentAnswer';
import ConsentOutcome from './ConsentOutcome';
import { useBackgroundConsent } from './useBackgroundConsent';

/** The screen for the consent to a background check (docs/product.md, Screens): first the text, then the decision. */
export default function ConsentScreen({ notificationId }: { notificationId: string }) {
  const t = useT();
  const { data, state, answer, isTextNew, isAnswered, ...request } =
    useBackgroundConsent(notificationId);
  const { notification, delivery } = data ?? {};
  const action = notification?.action;

  return (
    <>
      <PageHead
        title={t('consent.title')}
        place={`consent=${notificationId}`}
        breadcrumb={[{ label: t('account.notifications.title'), to: '/user/notifications' }]}
        intro={
          delivery && (
            <span lang="zh-CN">{`${delivery.targetName} · ${delivery.enterpriseName}`}</span>
          )
        }
      />
      <Flex vertical gap={16} style={{ maxWidth: 'var(--text-measure)' }}>
        <AsyncContent
          data={data}
          request={request}
          failureTitle={t('consent.failed')}
          skeleton={<SkeletonLines />}
        >
          {() =>
            state.kind === 'open' ? (
              action?.consent && (
                <>
                  <ConsentFacts consent={action.consent} dueAt={action.dueAt} />
                  {/* A changed text must be read and ticked again. */}
                  <ConsentAnswer
                    key={action.consent.version}
                    notificationId={notificationId}
                    consent={action.consent}
                    isTextNew={isTextNew}
                    onAnswer={answer}
                  />
                </>
              )
            ) : (
              <ConsentOutcome state={state} delivery={delivery} isFresh={isAnswered} />
            )
          }
        </AsyncContent>
      </Flex>
    </>
  );
}

/**
 * The facts of the background check: what is checked, by whom, why, how long data are kept, the effect of refusing, the
 * version of the text, and the deadline.
 */
function ConsentFacts({ consent, dueAt }: { consent: BackgroundConsent; dueAt: string }) {
  const t = useT();
  const { agency, items, purpose, retention, refusalEffect, version } = consent;
  const list = (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  const lang = 'zh-CN';
  return (
    <Facts
      facts={[
        { label: t('consent.items'), value: list, lang },
        { label: t('consent.agency'), value: agency, lang },
        { label: t('consent.purpose'), value: purpose, lang },
        { label: t('consent.retention'), value: retention, lang },
        { label: t('consent.refusalEffect'), value: refusalEffect, lang },
        { label: t('consent.version'), value: version },
        { label: t('consent.dueAt'), value: <DeadlineText value={dueAt} /> },
      ]}
    />
  );
}
