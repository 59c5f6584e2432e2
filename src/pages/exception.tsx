import ExceptionScreen from '@/features/home/ExceptionScreen';

export const routeProps = { title: 'frame.exception.title' };

export default ExceptionScreen;
