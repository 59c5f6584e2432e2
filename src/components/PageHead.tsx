import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useHeadingFocus } from '@/hooks/useHeadingFocus';
import { useT } from '@/hooks/useT';
import { setPageTitle } from '@/utils/documentTitle';
import styles from './PageHead.module.css';

export interface Crumb {
  label: string;
  /** zh-CN for server text. */
  lang?: string;
  to: string;
}

interface PageHeadProps {
  title: string;
  titleLang?: string;
  /** The title with the parts of it that are server text marked. */
  heading?: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** Names the current screen when several screens share one path: a change moves the focus to the heading, too. */
  place?: string;
}

/** The page's breadcrumb, only h1 (which takes the focus after a navigation), introduction and action. */
export default function PageHead(props: PageHeadProps) {
  const { title, titleLang, heading: words = title, intro, action, breadcrumb, place } = props;
  const t = useT();
  const heading = useHeadingFocus(place);
  useEffect(() => {
    setPageTitle(title);
    return () => setPageTitle('');
  }, [title]);

  return (
    <Flex vertical component="header" gap={8} style={{ marginBottom: 16 }}>
      {breadcrumb && (
        <Flex
          wrap
          component="nav"
          gap="4px 8px"
          className={styles.crumbs}
          aria-label={t('common.breadcrumb')}
        >
          {breadcrumb.map((crumb) => (
            <Fragment key={crumb.to}>
              <Link to={crumb.to} lang={crumb.lang}>
                {crumb.label}
              </Link>
              <span aria-hidden="true">/</span>
            </Fragment>
          ))}
          <span aria-current="page" lang={titleLang}>
            {words}
          </span>
        </Flex>
      )}
      <Flex wrap gap="12px 24px" align="flex-end" justify="space-between">
        <div style={{ minWidth: 0 }}>
          <h1 ref={heading} tabIndex={-1} className={styles.title} lang={titleLang}>
            {words}
          </h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action}
      </Flex>
    </Flex>
  );
}
