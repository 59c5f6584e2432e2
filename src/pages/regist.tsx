import Screen from '@/features/auth/RegistScreen';

export const routeProps = { title: 'regist.title', guard: 'guest' };

export default Screen;
