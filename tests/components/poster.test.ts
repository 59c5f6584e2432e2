import { drawPoster, posterSize, wrapped } from '@/components/share/poster';

const atMost = (count: number) => (line: string) => line.length <= count;

test.each([
  ['护士', 4, 2, ['护士']],
  ['信息系统运维工程师', 4, 3, ['信息系统', '运维工程', '师']],
  ['信息系统运维工程师', 4, 2, ['信息系统', '运维工…']],
  ['Senior Java Engineer', 8, 3, ['Senior', 'Java', 'Engineer']],
  ['', 4, 2, ['']],
])('%s in lines of %i', (text, room, limit, lines) => {
  expect(wrapped(text, atMost(room), limit)).toEqual(lines);
});

test('title, facts, note and code stand below one another within the picture', () => {
  const written: [string, number][] = [];
  const code: number[][] = [];
  const context = {
    font: '',
    fillStyle: '',
    textBaseline: '',
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: text.length * 40 }),
    fillText: (text: string, _x: number, y: number) => written.push([text, y]),
    drawImage: (_image: unknown, ...place: number[]) => code.push(place),
  };
  const title = '中国某某后勤保障服务中心信息系统运维与网络安全高级工程师（长期招聘）'.repeat(3);
  const lines = ['青岚后勤保障服务中心', '山东省济南市', '报名截止 2026年12月5日 18:00'];
  const poster = { portal: '征程', title, lines, note: '扫码查看', address: 'a.example/1' };
  drawPoster(context as unknown as CanvasRenderingContext2D, poster, document.createElement('img'));
  const [[, codeY = 0, , codeHeight = 0] = []] = code;
  const below = written.filter(([, y]) => y >= codeY);
  expect(below.map(([text]) => text)).toEqual(['扫码查看', 'a.example/1']);
  expect(below.every(([, y]) => y >= codeY + codeHeight && y < posterSize.height)).toBe(true);
  expect(written.map(([text]) => text)).toEqual(expect.arrayContaining(lines));
  expect(written.map(([, y]) => y)).toEqual(written.map(([, y]) => y).sort((a, b) => a - b));
});
