import { UserOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import styles from './UserMenu.module.css';

/** Not part of the first load: few people have a picture, and the page need not wait for it. */
const PrivatePicture = lazy(
  () => import(/* webpackChunkName: "picture" */ '@/components/PrivatePicture'),
);

/** The person's picture as the header call names it, else an icon; the name is beside it. */
export default function UserAvatar() {
  const fileId = useModel('notice').header?.avatarFileId;
  const figure = <UserOutlined aria-hidden="true" />;
  if (!fileId) return figure;
  return (
    <ErrorBoundary fallback={figure}>
      <Suspense fallback={figure}>
        <PrivatePicture fileId={fileId} alt="" className={styles.face} isQuiet />
      </Suspense>
    </ErrorBoundary>
  );
}
