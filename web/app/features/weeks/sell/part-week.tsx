import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import { bedroomChoices, seasons, sleepChoices, weekTypes } from '#contract/weeks/weeks.choices.ts'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { seasonsIn } from '../../../shared/weeks/seasons-in.ts'
import { SeasonLegend } from '../../../shared/weeks/season.tsx'
import { YearRibbon } from '../../../shared/weeks/year-ribbon.tsx'
import { LevyExcerpt, type Paper } from './levy-statement.tsx'
import { PaperMark } from './paper-mark.tsx'
import type { SellFields } from './sell-fields.ts'
import styles from './sell-form.module.css'

const typeHelp = [
  'Flexi: a floating week that you book each year outside peak season.',
  'Fixed: the same unit and the same week every year.',
  'Module: a numbered week with its own arrival day.',
  'Syndicate: several owners share a unit and take its weeks in turn.',
]

const letterSeasons: Record<string, string> = {
  '1': 'Peak 1',
  '2': 'Peak 2',
  '3': 'Peak 3',
  '4': 'Peak 4',
  R: 'Red',
  W: 'White',
  B: 'Blue',
  F: 'Flexi',
}

interface PartWeekProps {
  form: SellFields
  resort: ResortPage | null
  /** Not if the user has no statement to copy from. */
  paper?: Paper
}

export function PartWeek({ form, resort, paper }: PartWeekProps) {
  const { values } = form
  const number = Number(values.weekNumber) || null
  const defaultSeason =
    resort && number ? letterSeasons[resort.seasonCalendar[number - 1] ?? ''] : undefined
  return (
    <FormPanel
      title="The week"
      help="You will find all of this on your certificate or your yearly levy statement."
    >
      {paper && <LevyExcerpt part="week" paper={paper} />}
      <TextField
        {...form.text('unitNumber')}
        label={
          <>
            Unit Number
            <PaperMark number={2} />
          </>
        }
        help="The number on the door, such as 1204 or C 18."
      />
      <TextField
        {...form.text('module')}
        label={
          <>
            Week Module
            <PaperMark number={3} />
          </>
        }
        help="The number of the week and the day it starts, such as 27 Fri."
      />
      <SelectField
        {...form.text('season')}
        label="Season"
        placeholder="Choose a season"
        options={seasons.map((season) => ({ value: season, label: season }))}
        help={defaultSeason && `At ${resort?.resortName} week ${number} is ${defaultSeason}.`}
      />
      <SelectField
        {...form.text('weekType')}
        label="Week Type"
        placeholder="Choose a type"
        options={weekTypes.map((type, code) => ({ value: code, label: type }))}
        help={typeHelp[Number(values.weekType || 1)]}
      />
      <SelectField
        {...form.text('bedrooms')}
        label="Bedroom/s"
        placeholder="Choose"
        options={bedroomChoices.map((choice) => ({ value: choice, label: choice }))}
      />
      <SelectField
        {...form.text('maxSleep')}
        label="Maximum sleeper"
        placeholder="Choose"
        options={sleepChoices.map((count) => ({ value: count, label: String(count) }))}
        help="The maximum number of people who can sleep in the unit."
      />
      <TextField
        {...form.text('weekNumber')}
        label="Week number"
        type="number"
        inputMode="numeric"
        min={1}
        max={53}
        help="From 1 to 53, as in the module. Leave this empty for a floating week."
      />
      {resort && (
        <div className={wholeRow}>
          <p className={styles.label}>When in the year your week falls</p>
          <YearRibbon
            calendar={resort.seasonCalendar}
            week={number && Math.min(number, 52)}
            season={values.season || defaultSeason || 'not chosen yet'}
          />
          <div className={styles.legend}>
            <SeasonLegend seasons={seasonsIn(resort.seasonCalendar)} />
          </div>
        </div>
      )}
    </FormPanel>
  )
}
