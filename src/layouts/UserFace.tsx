import { UserOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import PrivatePicture from '@/components/PrivatePicture';
import { useUser } from '@/hooks/useUser';
import styles from './UserMenu.module.css';

/** The person's picture, else a figure; the session knows of a change first. The name stands beside it. */
export default function UserFace() {
  const { header } = useModel('notice');
  const fileId = useUser()?.avatarFileId ?? header?.avatarFileId;
  return fileId ? (
    <PrivatePicture fileId={fileId} alt="" className={styles.face} isQuiet />
  ) : (
    <UserOutlined aria-hidden="true" />
  );
}
