import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import InView from '@/components/InView';
import LateBoundary from '@/components/LateBoundary';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import { publicFileUrl } from '@/services/publicFileUrl';
import type { Banner } from '@/services/types';
import { safeReturnPath } from '@/utils/returnPath';
import { webAddress } from '@/utils/webAddress';
import styles from './BannersSection.module.css';
import { useBanners } from './useHome';

/** The banners, loaded when the reader comes near them. */
export default function BannersSection() {
  return (
    <LateBoundary>
      <InView placeholder={<Places />}>
        <Banners />
      </InView>
    </LateBoundary>
  );
}

/** Banners as cards of words: what it is, what for, when; a picture where the server has one. */
function Banners() {
  const t = useT();
  const request = useBanners();
  return (
    <AsyncContent
      data={request.data}
      request={request}
      failureTitle={t('home.banners.failed')}
      skeleton={<Places />}
    >
      {(banners) =>
        banners.length > 0 && (
          <section aria-label={t('home.banners.title')}>
            <ul className={styles.cards}>
              {banners.map((banner) => (
                <li key={banner.id} className={styles.item}>
                  <Card banner={banner} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </AsyncContent>
  );
}

function Card({ banner }: { banner: Banner }) {
  const { title, summary, at, link, imageFileId } = banner;
  const { brief } = useDateText();
  return (
    <BannerLink link={link}>
      {/* No alternative text, since the words are beside it; the size reserves its space. */}
      {imageFileId && (
        <img
          className={styles.picture}
          src={publicFileUrl(imageFileId)}
          alt=""
          width={1200}
          height={360}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.title} lang="zh-CN">
        {title}
      </span>
      {summary && <span lang="zh-CN">{summary}</span>}
      {at && <time dateTime={at}>{brief(at)}</time>}
    </BannerLink>
  );
}

const places = ['first', 'second', 'third', 'fourth'] as const;

/** As high as the banners. */
function Places() {
  return (
    <section aria-hidden="true">
      <ul className={styles.cards}>
        {places.map((place) => (
          <li key={place} className={styles.item}>
            <span className={styles.link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link of a banner: within the portal, or to another site with a mark. Any other value of the server makes no link. */
function BannerLink({ link, children }: { link: string; children: ReactNode }) {
  const t = useT();
  const path = safeReturnPath(link);
  if (path) {
    return (
      <Link className={styles.link} to={path}>
        {children}
      </Link>
    );
  }
  const address = webAddress(link);
  if (!address) return <span className={styles.link}>{children}</span>;
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visuallyHidden">
        {t('common.externalLink')}
        {t('common.opensInNewTab')}
      </span>
    </a>
  );
}
