import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useT } from '@/hooks/useT';
import { pageWindow } from '@/utils/pageWindow';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  current: number;
  pageSize: number;
  total: number;
  /** The address of a page. Pages are links, so that Back and a new browser tab work. */
  hrefOf: (page: number) => string;
  /** Distinguishes this pager from another one on the same page. */
  label?: string;
}

/** Pages of a list; shows nothing when there is only one page. */
export default function Pager({ current, pageSize, total, hrefOf, label }: PagerProps) {
  const t = useT();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <Flex
      wrap
      component="nav"
      gap={8}
      align="center"
      justify="center"
      className={`${styles.pager} offPaper`}
      aria-label={label ?? t('common.page.label')}
    >
      {current > 1 && (
        <Link rel="prev" to={hrefOf(current - 1)}>
          {t('common.page.previous')}
        </Link>
      )}
      <Flex wrap component="ol" gap={4} className="bare">
        {pageWindow(current, last).map((page, index, pages) => (
          <Flex component="li" gap={4} align="center" key={page}>
            {index > 0 && page - (pages[index - 1] ?? 0) > 1 && (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
            <Link
              to={hrefOf(page)}
              aria-label={t('common.page.number', { page })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </Link>
          </Flex>
        ))}
      </Flex>
      {current < last && (
        <Link rel="next" to={hrefOf(current + 1)}>
          {t('common.page.next')}
        </Link>
      )}
    </Flex>
  );
}
