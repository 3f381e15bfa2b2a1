import type { Locale } from '@/lib/i18n/locale'
import { calculator as calculatorInGerman } from '@/lib/i18n/messages/de/calculator'
import { claim as claimInGerman } from '@/lib/i18n/messages/de/claim'
import { penaltyForm as penaltyFormInGerman } from '@/lib/i18n/messages/de/penalty-form'
import { refusal as refusalInGerman } from '@/lib/i18n/messages/de/refusal'
import { calculator as calculatorInEnglish } from '@/lib/i18n/messages/en/calculator'
import { claim as claimInEnglish } from '@/lib/i18n/messages/en/claim'
import { penaltyForm as penaltyFormInEnglish } from '@/lib/i18n/messages/en/penalty-form'
import { refusal as refusalInEnglish } from '@/lib/i18n/messages/en/refusal'

/** The words of what follows the list, in both languages: without network nothing could be fetched. */
export const laterWords = {
  de: { calculator: calculatorInGerman, claim: claimInGerman, penaltyForm: penaltyFormInGerman, refusal: refusalInGerman },
  en: { calculator: calculatorInEnglish, claim: claimInEnglish, penaltyForm: penaltyFormInEnglish, refusal: refusalInEnglish },
} as const satisfies Record<Locale, object>
