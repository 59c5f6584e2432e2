import Screen from '@/features/resume/ImproveResumeScreen';

export const routeProps = { title: 'resume.improve.title', guard: 'user' };

export default Screen;
