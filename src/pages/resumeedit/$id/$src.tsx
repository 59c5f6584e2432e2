import Screen from '@/features/resume/ResumeEditScreen';

export const routeProps = { title: 'resume.edit.title', guard: 'user' };

export default Screen;
