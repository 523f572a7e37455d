import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { toHtml } from './draw.ts'
import {
  Component,
  createContext,
  createElement,
  forwardRef,
  lazy,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from './react.ts'

it('texts and attributes are escaped, and what draws nothing is left out', () => {
  const nothing = [null, undefined, true, false]
  expect(
    toHtml(
      <p title={'R1 & "more" <b>'}>
        Stoep & <b>garden</b> {'<script>'} {12} {0} {nothing}
      </p>,
    ),
  ).toBe(
    '<p title="R1 &amp; &quot;more&quot; &lt;b>">Stoep &amp; <b>garden</b> &lt;script> 12 0 </p>',
  )
})

it('data that looks like an element is not drawn', () => {
  const data = JSON.parse(
    '{"type":"script","props":{"dangerouslySetInnerHTML":{"__html":"alert(1)"}},"$$typeof":"react.transitional.element"}',
  ) as string
  expect(toHtml(<p>{data}</p>)).toBe('<p></p>')
})

it('attributes have the names of HTML and of drawings', () => {
  expect(
    toHtml(
      <label htmlFor="a" className="field" tabIndex={-1}>
        <input
          id="a"
          readOnly
          disabled={false}
          defaultValue=""
          inputMode="numeric"
          onChange={() => {}}
          aria-invalid={false}
        />
        <svg viewBox="0 0 8 8" strokeWidth={2}>
          <path strokeLinecap="round" d="M0 0" />
          <text textAnchor="middle">8</text>
        </svg>
      </label>,
    ),
  ).toBe(
    '<label for="a" class="field" tabindex="-1">' +
      '<input id="a" readonly value inputmode="numeric" aria-invalid="false">' +
      '<svg viewBox="0 0 8 8" stroke-width="2"><path stroke-linecap="round" d="M0 0"></path>' +
      '<text text-anchor="middle">8</text></svg></label>',
  )
})

it('an attribute whose name could end it is not written', () => {
  expect(toHtml(<p {...{ 'a="><script>': 'b' }}>c</p>)).toBe('<p>c</p>')
})

it('a style is written with its units, and an empty style or class is left out', () => {
  const style = { width: 12, flexGrow: 2, opacity: 0.5, '--rows': 3, backgroundColor: '#fff' }
  expect(toHtml(<i style={style} />)).toBe(
    '<i style="width:12px;flex-grow:2;opacity:0.5;--rows:3;background-color:#fff;"></i>',
  )
  expect(toHtml(<i style={{ width: undefined }} className="" />)).toBe('<i></i>')
})

it('form fields show what was chosen', () => {
  const options = ['a', 1, 2].map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ))
  expect(
    toHtml(
      <form>
        <select defaultValue="2">
          <optgroup label="All">{options}</optgroup>
        </select>
        <select>{options[0]}</select>
        <textarea defaultValue="<b>" />
        <input type="checkbox" defaultChecked />
      </form>,
    ),
  ).toBe(
    '<form><select><optgroup label="All"><option value="a">a</option><option value="1">1</option>' +
      '<option selected value="2">2</option></optgroup></select>' +
      '<select><option value="a">a</option></select>' +
      '<textarea>&lt;b></textarea><input type="checkbox" checked></form>',
  )
})

it('void elements have no slash and no end, and finished HTML is written as it is', () => {
  expect(
    toHtml(
      <p>
        a<br />
        <img src="/a.png" alt="" />
        <span dangerouslySetInnerHTML={{ __html: '<b>c</b>' }} />
      </p>,
    ),
  ).toBe('<p>a<br><img src="/a.png" alt><span><b>c</b></span></p>')
})

it('a context has the nearest value above, and its own afterwards', () => {
  const Depth = createContext(0)
  const Shown = () => <b>{useContext(Depth)}</b>
  const within = (value: number, children: ReactNode) =>
    createElement(Depth as never, { value }, children as never)
  const shown = <Shown />
  expect(
    toHtml(
      <p>
        {within(1, [shown, within(2, shown) as never, shown]) as never}
        {shown}
      </p>,
    ),
  ).toBe('<p><b>1</b><b>2</b><b>1</b><b>0</b></p>')
})

it('a context has its own value again after a page that failed', () => {
  const Depth = createContext(0)
  const Failing = (): never => {
    throw new Error('no price')
  }
  expect(() => toHtml(createElement(Depth as never, { value: 1 }, (<Failing />) as never))).toThrow(
    'no price',
  )
  const Shown = () => <b>{useContext(Depth)}</b>
  expect(toHtml(<Shown />)).toBe('<b>0</b>')
})

it('components draw what they begin with; no effect happens', () => {
  const effect = vi.fn()
  const Counter = () => {
    const [count] = useState(() => 3)
    const double = useMemo(() => 2 * (count ?? 0), [count])
    const ref = useRef('own')
    const stored = useSyncExternalStore(
      () => () => {},
      () => 'of the browser',
      () => 'of the server',
    )
    useEffect(effect)
    return (
      <p>
        {double} {ref.current} {stored}
      </p>
    )
  }
  expect(toHtml(<Counter />)).toBe('<p>6 own of the server</p>')
  expect(effect).not.toHaveBeenCalled()
})

it('a class draws, a passed on reference is no property, and a part loaded later is a mistake', () => {
  class Whole extends Component {
    render() {
      return this.props.children as never
    }
  }
  const Field = forwardRef(
    ({ name }: { ref?: unknown; name?: string }, _ref) => (<input name={name} />) as never,
  )
  const page = createElement(
    Whole as never,
    null,
    createElement(Field as never, { ref: {}, name: 'a' }),
  )
  expect(toHtml(page)).toBe('<input name="a">')
  const Later = lazy()
  expect(() => toHtml(createElement(Later as never, null))).toThrow('A part that is loaded later')
})

it('the ids of every page begin anew, as in the browser', () => {
  const Field = () => <i id={useId()} />
  const page = [<Field key={1} />, <Field key={2} />]
  expect(toHtml(page)).toBe('<i id="P0-0"></i><i id="P0-1"></i>')
  expect(toHtml(page)).toBe('<i id="P0-0"></i><i id="P0-1"></i>')
})

it('state that changes while a page is drawn is a mistake', () => {
  const Changing = () => {
    const [, change] = useState(0)
    change(1)
    return null
  }
  expect(() => toHtml(<Changing />)).toThrow('The server draws a page once')
})
