import UserCenterScreen from '@/features/usercenter/UserCenterScreen';

export const routeProps = {
  title: 'usercenter.title',
  texts: ['reading', 'forms', 'person', 'resume'],
  guard: 'user',
};

export default UserCenterScreen;
